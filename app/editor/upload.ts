import { getLocale } from '#i18n/paraglide/runtime.js'
import { readPicture } from '#server/files/schema.ts'

/** Why a picture was not stored: the response's `status` (0 when the server was not reached), `message` for the person. */
export class UploadFailure extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Stores one picture file and returns its URL. `onProgress` gets the part sent, 0 to 1. Throws UploadFailure, also when `signal` aborts.
 * XMLHttpRequest, because fetch cannot tell how much has been sent.
 */
export function uploadPicture(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/v1/images')
    request.setRequestHeader('accept-language', getLocale())
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new UploadFailure(0, '')))
    request.addEventListener('load', () => {
      const url: unknown = request.response?.data?.url
      if (request.status === 200 && typeof url === 'string') resolve(ownPath(url))
      else reject(new UploadFailure(request.status, String(request.response?.error?.message ?? '')))
    })
    const form = new FormData()
    form.append('image', file)
    request.send(form)
    signal.addEventListener('abort', () => request.abort())
  })
}

/** The response has the site's public URL; the record stores the path, valid under any host name. */
function ownPath(url: string) {
  const { pathname } = new URL(url, location.origin)
  return readPicture(pathname) ? pathname : url
}
