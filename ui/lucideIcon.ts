import { type ComponentProps, createElement } from 'react'

type Data = { name: string; node: [tag: string, attributes: Record<string, string>][] }

/** Makes components of lucide's drawings in the build: lucide's own also reads a context and scales strokes, 1.4 kB on every page. */
export default function createLucideIcon({ name, node }: Data) {
  return function Lucide({ className = '', ...props }: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
