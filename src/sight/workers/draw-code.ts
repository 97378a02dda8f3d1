import encodeQR from 'qr'

declare const self: DedicatedWorkerGlobalScope

/** Answers a text with its code: the dots of each row, dark ones true, with the margin that readers need. */
self.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  self.postMessage(encodeQR(text, 'raw', { ecc: 'low', border: 4 }))
})
