const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Relative luminance by WCAG 2.2 of any CSS colour, painted to be read as sRGB. */
export function luminance(colour: string): number {
  if (!brush) throw new Error('No canvas to measure with')
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = Array.from(brush.getImageData(0, 0, 1, 1).data)
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
