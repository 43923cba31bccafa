/** The most fields and files of a form: forty posts of a demand have 13 fields each. */
const PARTS_MAX = 1000
/** What stands before a part: its name, and that of a file. */
const HEAD_MAX_BYTES = 4 * 1024
const HEAD_END = '\r\n\r\n'

/**
 * Whether a body has more parts than any form, or a part with more about it than browsers write. To be asked before it is parsed, which takes
 * the longer the more parts there are: a hundred thousand of a byte took two seconds. What no form is has no parts.
 */
export function hasTooManyParts(body: Uint8Array, contentType: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const [, quoted, plain] = /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  let count = 0
  for (const at of boundary ? placesOf(bytes, `--${boundary}`) : placesOf(bytes, '&')) {
    if (++count > PARTS_MAX) return true
    if (!boundary) continue
    const end = bytes.subarray(at, at + HEAD_MAX_BYTES).indexOf(HEAD_END)
    if (end === -1 && bytes.length - at > HEAD_MAX_BYTES) return true
  }
  return false
}

function* placesOf(bytes: Buffer, text: string) {
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) yield at
}
