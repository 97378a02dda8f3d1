import type { SegmentsProps } from './Segments.tsx'

interface SelectProps<T extends string> extends Omit<SegmentsProps<T>, 'label'> {
  /** For a label beside it; else it has a `label` that is read aloud. */
  readonly id?: string
  readonly label?: string
  readonly className?: string | undefined
}

/** One of many, in a list of the device’s own. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { id, label, className, options, value, onChange } = props
  return (
    <select
      id={id}
      className={className}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
