import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

const MEMORY_MAX_BYTES = 224 * 1024 * 1024

/** PDFium with memory of its own. Places in it are numbers; what a call gives is 0 where it fails. */
export type Pdfium = WrappedPdfiumModule & {
  /** Puts bytes into its memory. */
  give(bytes: Uint8Array): number
  /** A copy of bytes in its memory. */
  take(place: number, length: number): Buffer
}

/**
 * Starts PDFium, the reader of Chrome, as WebAssembly: it has bounded memory and no files, network or clock. Throws, as every call of it
 * does, where its memory does not suffice or its code fails; it is of no use afterwards.
 */
export async function startPdfium(program: WebAssembly.Module): Promise<Pdfium> {
  let memory: WebAssembly.Memory
  const overrides = {
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
      const { emscripten_resize_heap: grow, ...env } = imports.env as Record<string, (bytes: number) => boolean>
      const bounded = (bytes: number) => bytes >>> 0 <= MEMORY_MAX_BYTES && grow!(bytes)
      const instance = new WebAssembly.Instance(program, {
        ...imports,
        env: { ...env, emscripten_resize_heap: bounded },
      })
      memory = instance.exports.memory as WebAssembly.Memory
      receive(instance)
      return instance.exports
    },
    print() {},
    printErr() {},
  }
  const started = await init(overrides)
  started.PDFiumExt_Init()
  started.FPDF_SetSandBoxPolicy(0, false) // no clock: a document that it writes has no date
  const give = (bytes: Uint8Array) => {
    const place = started.pdfium.wasmExports.malloc(bytes.length)
    if (place === 0) throw new Error('A PDF needs more memory than it may have')
    new Uint8Array(memory.buffer).set(bytes, place)
    return place
  }
  const take = (place: number, length: number) => Buffer.from(memory.buffer.slice(place, place + length))
  return Object.assign(started, { give, take })
}
