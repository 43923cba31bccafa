// The program of the process in which pictures are converted; apart.ts starts it. It ends with the product, whatever signals reach it before.
import { convert } from '#server/images/decode.ts'

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit())
process.on('message', ({ id, file }: { id: number; file: Buffer }) => {
  convert(file).then(converted => process.send?.({ id, converted }), (error: unknown) => process.send?.({ id, problem: String(error) }))
})
