// Runs one product after another, on request of the test worker that started it: loading and compiling it takes longer than most journeys.
import { join } from 'node:path'

const built = join(import.meta.dirname, '../../dist/server/serve.js') // by its path, so that the type check does not read the build
const { serve } = await import(built)
const environment = { ...process.env }
let running

process.on('disconnect', () => process.exit()) // the worker is gone
process.on('message', async settings => {
  await running?.close()
  running = undefined
  if (settings) {
    for (const name of Object.keys(process.env)) delete process.env[name]
    Object.assign(process.env, environment, settings)
    running = await serve()
  }
  process.send('done')
})
