import { deflateSync } from 'node:zlib'

type Options = {
  /** entries of the catalog, of its only page and of the trailer */
  catalog?: string
  page?: string
  trailer?: string
  /** further objects by their number, without `obj` */
  objects?: Record<number, string | Buffer>
}

/** A small PDF with one page and what a test puts into it. */
export function pdf({ catalog = '', page = '', trailer = '', objects = {} }: Options = {}): Buffer {
  const all = {
    1: `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]${page}>>`,
    ...objects,
  }
  const parts = [Buffer.from('%PDF-1.7\n')]
  const places = new Map<number, number>()
  let at = parts[0]!.length
  for (const [number, content] of Object.entries(all)) {
    places.set(Number(number), at)
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')])
    parts.push(object)
    at += object.length
  }
  const size = Math.max(...places.keys()) + 1
  const lines = Array.from({ length: size }, (_, n) =>
    places.has(n) ? `${String(places.get(n)).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n',
  )
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n${lines.join('')}trailer\n<</Size ${size}/Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A stream object with entries of its dictionary. */
export function stream(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** A PDF of which every object but its object stream, with `entries`, is in there, as modern programs write it. */
export function pdfInObjectStream(catalog: string, more: Record<number, string> = {}, entries = ''): Buffer {
  const objects = {
    1: `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>',
    ...more,
  }
  const numbers = Object.keys(objects).map(Number)
  let offset = 0
  const index = Object.entries(objects).map(([number, text]) => {
    const entry = `${number} ${offset}`
    offset += text.length + 1
    return entry
  })
  const first = index.join(' ') + '\n'
  const packed = deflateSync(first + Object.values(objects).join('\n'))
  const [own, table] = [Math.max(...numbers) + 1, Math.max(...numbers) + 2]
  const head = '%PDF-1.7\n'
  const holder = Buffer.concat([
    Buffer.from(`${own} 0 obj\n`),
    stream(`/Type/ObjStm/N ${numbers.length}/First ${first.length}/Filter/FlateDecode${entries}`, packed),
    Buffer.from('\nendobj\n'),
  ])
  const at = head.length + holder.length
  const rows = Buffer.alloc((table + 1) * 5)
  for (let n = 0; n <= table; n++) {
    const place = numbers.indexOf(n)
    if (place >= 0) rows.set([2, 0, 0, own, place], n * 5)
    else if (n === own) rows.set([1, 0, 0, head.length, 0], n * 5)
    else if (n === table) rows.set([1, 0, at >> 8, at & 255, 0], n * 5)
  }
  const xref = Buffer.concat([
    Buffer.from(`${table} 0 obj\n`),
    stream(`/Type/XRef/W[1 3 1]/Size ${table + 1}/Root 1 0 R/Filter/FlateDecode`, deflateSync(rows)),
    Buffer.from('\nendobj\n'),
  ])
  return Buffer.concat([Buffer.from(head), holder, xref, Buffer.from(`startxref\n${at}\n%%EOF\n`)])
}
