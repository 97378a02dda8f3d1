type Canvas = CanvasRenderingContext2D

/** Paints a drawing as the page styles it: an image of it would need an address that the content policy refuses. */
export function paintSvg(svg: SVGSVGElement, canvas: Canvas): void {
  for (const element of svg.querySelectorAll<SVGGraphicsElement>('path,rect,circle,line,polyline,text')) {
    if (element.closest('defs')) continue
    canvas.save()
    const { a, b, c, d, e, f } = element.getCTM() ?? new DOMMatrix()
    canvas.setTransform(a, b, c, d, e, f)
    const clip = element.closest('[clip-path]')?.getAttribute('clip-path')
    if (clip) canvas.clip(new Path2D(outlineOf(referredTo(clip)?.firstElementChild ?? element)))
    const style = getComputedStyle(element)
    canvas.globalAlpha = opacityOf(element)
    canvas.filter = style.filter.replace(/([\d.]+)px/g, (_, px) => `${px * a}px`)
    if (element instanceof SVGTextElement) paintText(element, style, canvas)
    else paintShape(element, style, canvas)
    canvas.restore()
  }
}

function paintShape(element: SVGGraphicsElement, style: CSSStyleDeclaration, canvas: Canvas) {
  const outline = new Path2D(outlineOf(element))
  if (style.fill.startsWith('url')) paintGradient(element, style.fill, canvas)
  else if (style.fill !== 'none') {
    canvas.fillStyle = style.fill
    canvas.fill(outline)
  }
  if (style.stroke === 'none') return
  canvas.strokeStyle = style.stroke
  canvas.lineWidth = Number.parseFloat(style.strokeWidth)
  canvas.lineCap = style.strokeLinecap as CanvasLineCap
  canvas.lineJoin = style.strokeLinejoin as CanvasLineJoin
  canvas.setLineDash(style.strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? [])
  canvas.stroke(outline)
}

/** The numbers of a gradient are fractions of its shape's box, so the box is scaled to 1 × 1 and filled inside the outline. */
function paintGradient(element: SVGGraphicsElement, fill: string, canvas: Canvas) {
  const paint = referredTo(fill)
  const n = (name: string) => number(paint, name)
  const gradient =
    paint?.tagName === 'radialGradient'
      ? canvas.createRadialGradient(n('cx'), n('cy'), 0, n('cx'), n('cy'), n('r'))
      : canvas.createLinearGradient(n('x1'), n('y1'), n('x2'), n('y2'))
  for (const stop of paint?.children ?? []) {
    const { stopColor, stopOpacity } = getComputedStyle(stop)
    // Of nothing at all no colour would be left, and it would fade through grey.
    const share = Math.max(0.4, Number(stopOpacity) * 100)
    const colour = share === 100 ? stopColor : `color-mix(in srgb, ${stopColor} ${share}%, transparent)`
    gradient.addColorStop(number(stop, 'offset'), colour)
  }
  const { x, y, width, height } = element.getBBox()
  canvas.clip(new Path2D(outlineOf(element)))
  canvas.transform(width, 0, 0, height, x, y)
  canvas.fillStyle = gradient
  canvas.fillRect(0, 0, 1, 1)
}

/** A text or its spans, one after another; with a `data-room` in lines that fit there, in the middle of its height. */
function paintText(text: SVGTextElement, style: CSSStyleDeclaration, canvas: Canvas) {
  const fontOf = (of: CSSStyleDeclaration, size = Number.parseFloat(of.fontSize)) =>
    `${of.fontStyle} ${of.fontWeight} ${size}px ${of.fontFamily}`
  canvas.textAlign = style.textAnchor === 'middle' ? 'center' : (style.textAnchor as CanvasTextAlign)
  const y = number(text, 'y')
  let x = number(text, 'x')
  const [width, height] = text.dataset.room?.split(' ').map(Number) ?? []
  if (width !== undefined && height !== undefined) {
    const widthOf = (line: string, size: number) => {
      canvas.font = fontOf(style, size)
      return canvas.measureText(line).width
    }
    const largest = Number.parseFloat(style.fontSize)
    const { size, lines, base } = fitText(text.textContent, largest, { width, height }, widthOf)
    canvas.fillStyle = style.fill
    canvas.font = fontOf(style, size)
    for (const [i, line] of lines.entries()) canvas.fillText(line, x, y + base + i * size * LEADING)
    return
  }
  for (const span of text.children.length > 0 ? text.children : [text]) {
    const its = getComputedStyle(span)
    canvas.fillStyle = its.fill
    canvas.font = fontOf(its)
    canvas.letterSpacing = its.letterSpacing
    canvas.fillText(span.textContent, x, y)
    x += canvas.measureText(span.textContent).width
  }
}

function outlineOf(element: Element): string {
  const n = (name: string) => number(element, name)
  const bow = (radius: number, dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  switch (element.tagName) {
    case 'circle': {
      const r = n('r')
      return `M${n('cx') - r} ${n('cy')}${bow(r, 2 * r, 0)}${bow(r, -2 * r, 0)}Z`
    }
    case 'rect': {
      const r = n('rx')
      const [across, down] = [n('width') - 2 * r, n('height') - 2 * r]
      const there = `h${across}${bow(r, r, r)}v${down}${bow(r, -r, r)}`
      return `M${n('x') + r} ${n('y')}${there}h${-across}${bow(r, -r, -r)}v${-down}${bow(r, r, -r)}Z`
    }
    case 'line':
      return `M${n('x1')} ${n('y1')} ${n('x2')} ${n('y2')}`
    case 'polyline':
      return `M${element.getAttribute('points')}`
    default:
      // A canvas leaves out lines of no length, the holes of the board.
      return (element.getAttribute('d') ?? '').replace(/h0(?=M|$)/g, 'h.01')
  }
}

/** Opacity is not inherited: each group has its own. */
function opacityOf(element: Element | null): number {
  return element instanceof SVGElement
    ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
    : 1
}

function referredTo(url: string): Element | null {
  return document.getElementById(/#([^")]+)/.exec(url)?.[1] ?? '')
}

function number(element: Element | null, name: string): number {
  return Number(element?.getAttribute(name) ?? 0)
}

export type WidthOf = (text: string, size: number) => number

/** From one line to the next, in sizes of the letters. */
export const LEADING = 1.28

const SMALLEST = 14

type Room = Pick<DOMRect, 'width' | 'height'>

/**
 * Breaks a text into lines that fit a room, in the largest letters that do. A word too long for the smallest is cut.
 * `base`: of the first line, from the base of one in the largest letters at the top of the room.
 */
export function fitText(text: string, largest: number, room: Room, widthOf: WidthOf) {
  for (let size = largest; ; size *= 0.96) {
    const fits = (line: string) => widthOf(line, size) <= room.width
    const lines = breakLines(text.split(' '), fits)
    const isWithin = lines.every(fits) && lines.length * size * LEADING <= room.height
    if (!isWithin && size >= SMALLEST) continue
    // One line that was set smaller keeps its base; several are in the middle of the room.
    const [all, first] = lines.length === 1 ? [largest, largest] : [lines.length * size, size]
    const base = first - largest + (room.height - all * LEADING) / 2
    return { size, lines: lines.map((line) => cutLine(line, fits)), base }
  }
}

function cutLine(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
