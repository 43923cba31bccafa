import { join } from 'node:path'
import { API, type Checker, type Program, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync'

// It is here and not in api-client, where openapi-typescript needs an older TypeScript.

const root = join(import.meta.dirname, '../..')
const config = join(import.meta.dirname, 'tsconfig.json')
const NO_TRUNCATION = 1
/** Types that every TypeScript knows; any other is written out. */
const GLOBAL = new Set(['Date', 'FormData'])

const head = `import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'

type Query<Input, Output> = TRPCQueryProcedure<{ meta: object; input: Input; output: Output }>
type Mutation<Input, Output> = TRPCMutationProcedure<{ meta: object; input: Input; output: Output }>
`

/**
 * The declaration of `AppRouter` with what every procedure takes and gives written out, so that it imports nothing but tRPC's types. Throws
 * an Error that names the path of a type that cannot be written out: a function, a generic or a recursive one.
 * docs/decisions/0185 says why.
 */
export function routerTypes(): string {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
    return declare(project)
  } finally {
    api.close()
  }
}

function declare({ program, checker }: { program: Program; checker: Checker }) {
  const print = printer(checker)
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, 'server/features.ts'))!)!
  const router = checker.getExportsOfModule(module).find(({ name }) => name === 'appRouter')!
  const { _config, record } = members(members(checker.getTypeOfSymbol(router)!)._def!)
  const { errorShape } = members(members(_config!).$types!)
  const rootTypes = `{ ctx: object; meta: object; errorShape: ${print(errorShape!, ['errorShape'])}; transformer: false }`
  return `${head}\nexport type AppRouter = TRPCBuiltRouter<\n  ${rootTypes},\n  ${routers(record!, [])}\n>\n`

  /** Procedures and nested routers by their names. */
  function routers(type: Type, path: string[]): string {
    const lines = Object.entries(members(type)).map(([name, member]) => {
      const inside = [...path, name]
      const { _def } = members(member)
      return `  ${'  '.repeat(inside.length)}${name}: ${_def ? procedure(_def, inside) : routers(member, inside)}\n`
    })
    return `{\n${lines.join('')}  ${'  '.repeat(path.length)}}`
  }

  function procedure(definition: Type, path: string[]) {
    const { type: kind, $types } = members(definition)
    const { input, output } = members($types!)
    const generic = checker.typeToString(kind!) === '"query"' ? 'Query' : 'Mutation'
    return `${generic}<${print(input!, [...path, 'input'])}, ${print(output!, [...path, 'output'])}>`
  }

  function members(type: Type): Record<string, Type> {
    return Object.fromEntries(
      checker.getPropertiesOfType(type).map(symbol => [symbol.name, checker.getTypeOfSymbol(symbol)!]),
    )
  }
}

/** Gives a function that writes a type out; `path` says where it is. */
function printer(checker: Checker) {
  return print

  function print(type: Type, path: string[], within: Type[] = []): string {
    if (type.isUnionType()) return union(type.getTypes().map(each => print(each, path, within)))
    if (type.isIntrinsicType() || type.isLiteralType() || type.isTemplateLiteralType())
      return checker.typeToString(type, undefined, NO_TRUNCATION)
    const brand = type.isIntersectionType() && type.getTypes().find(each => each.isIntrinsicType())
    if (brand) return print(brand, path) // a branded string
    const where = path.join('.')
    if (within.includes(type)) throw new Error(`${where} is recursive`)
    const inside = [...within, type]
    if (checker.isTupleType(type)) return `[${elements(type, path, inside).join(', ')}]`
    if (checker.isArrayType(type)) return `Array<${elements(type, path, inside).join()}>`
    const name = type.getSymbol()?.name
    if (name && GLOBAL.has(name)) return name
    if (type.isTypeParameter() || checker.getSignaturesOfType(type, SignatureKind.Call).length > 0)
      throw new Error(`${where} is no data: ${checker.typeToString(type)}`)
    return `{ ${object(type, path, inside).join('; ')} }`
  }

  function elements(type: Type, path: string[], within: Type[]) {
    if (!type.isTypeReference()) throw new Error(`${path.join('.')} has no elements`)
    return checker.getTypeArguments(type).map((each, i) => print(each, [...path, String(i)], within))
  }

  function object(type: Type, path: string[], within: Type[]) {
    const properties = checker.getPropertiesOfType(type).map(symbol => {
      const mark = symbol.flags & SymbolFlags.Optional ? '?' : ''
      const name = /^[a-z_$][\w$]*$/i.test(symbol.name) ? symbol.name : JSON.stringify(symbol.name)
      return `${name}${mark}: ${print(checker.getTypeOfSymbol(symbol)!, [...path, symbol.name], within)}`
    })
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, valueType }) =>
          `[key: ${print(keyType, path, within)}]: ${print(valueType, [...path, '*'], within)}`,
      )
    return [...properties, ...indexes]
  }
}

/** Sorted, so that the same types give the same text; `true | false` is boolean. */
function union(parts: string[]) {
  const isBoolean = parts.includes('true') && parts.includes('false')
  const names = isBoolean ? [...parts.filter(part => part !== 'true' && part !== 'false'), 'boolean'] : parts
  return [...new Set(names)].toSorted().join(' | ')
}
