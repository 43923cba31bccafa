import { resolve } from 'node:path'
import { parseSync } from 'vite'

type Context = { filename: string; report: (problem: { message: string }) => void }
type Rule = { create: (context: Context) => object }

/** What a rule of the linter says of a source in this place. */
export function problemsOf(rule: Rule, file: string, source: string): string[] {
  const problems: string[] = []
  const filename = resolve(file)
  const listeners = rule.create({ filename, report: ({ message }) => problems.push(message) }) as Record<
    string,
    (node: object) => void
  >
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('type' in node) listeners[node.type as string]?.(node)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(filename, source).program)
  return problems
}
