import { MIMEType } from 'node:util'

/** What stands before a part: its name, and that of a file. */
export const HEAD_MAX_BYTES = 4096
const HEAD_END = '\r\n\r\n'

/**
 * Whether a form has more parts than `max`, or a part with more about it than browsers write. To be asked before it is parsed, which takes
 * the longer the more parts there are: a hundred thousand of a byte took two seconds. What no form is has no parts. The type is read as
 * whoever parses the form does, so that both part it alike.
 */
export function excessOfForm(body: ArrayBuffer, contentType: string, max: number): 'parts' | 'head' | undefined {
  const bytes = Buffer.from(body)
  const { essence, params } = typeOf(contentType) ?? {}
  const boundary = essence === 'multipart/form-data' ? params?.get('boundary') : undefined
  if (!boundary && essence !== 'application/x-www-form-urlencoded') return undefined
  let count = 0
  for (const at of placesOf(bytes, boundary ? `--${boundary}` : '&')) {
    if (boundary && !bytes.subarray(at, at + HEAD_MAX_BYTES + HEAD_END.length).includes(HEAD_END)) {
      if (bytes.length - at > HEAD_MAX_BYTES) return 'head'
      continue // where the form ends
    }
    if (++count > max) return 'parts'
  }
  return undefined
}

function typeOf(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType)
  } catch {
    return undefined
  }
}

function* placesOf(bytes: Buffer, text: string) {
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) yield at
}
