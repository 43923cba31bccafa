/**
 * A QR code as an SVG that grows with its box, dark on white in every palette: cameras read it so. 25 mm on paper are
 * enough for an address.
 */
export async function qrSvg(text: string): Promise<string> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (data[row * size + column] ? `M${column} ${row}h1v1h-1z` : '')).join(
      '',
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path d="${rows.join('')}"/></svg>`
}
