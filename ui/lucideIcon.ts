import { type ComponentProps, createElement } from 'react'

type Data = { node: [tag: string, attributes: Record<string, string>][] }

/** Makes components of lucide's drawings in the build: lucide's own also reads a context, scales strokes and names each icon in its class, 1.4 kB on every page. */
export default function createLucideIcon({ node }: Data) {
  return function Lucide(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
