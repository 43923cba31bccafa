// A rule for oxlint: each table has one owner, the folder of whose tables.ts names it; all others call the owner's verbs. Tables that
// belong to no feature are the infrastructure's, in which one part may ask another's. docs/decisions/0031 says why.
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The reads past an owner, each for its own reason: one query is worth it. There is no write. */
export const readsByDecision = {
  'server/http/people.ts': ['User'], // what everybody else knows of people
  'server/http/sessions.ts': ['User'], // one query for every request of staff
  'server/backup/archive.ts': ['User'], // in the file of another database
  'server/installation/clock.ts': ['Activity'], // in a database from before runs were noted
  'server/features/tasks/list.ts': ['Application'], // tasks of what was merged are those of the other one
  'server/features/tasks/with-record.ts': ['Application', 'Demand', 'Enquiry'], // a task is listed with what it is about
  'server/features/vacancies/list-sql.ts': ['Document'], // its own records, ordered and searched by what is in them
  'server/features/gallery/rest.ts': ['Picture'], // albums are searched by what the library says, too
}

const INFRASTRUCTURE = 'the infrastructure'
const READING = /^(?:find(?:Unique|First|Many)(?:OrThrow)?|count|aggregate|groupBy)$/
const WRITING = /^(?:create|update|delete|upsert)(?:Many)?(?:AndReturn)?$/
/** A part of a query that has a name. */
const QUERY = /^(\w+?)(?:Include|Select|WhereInput)$/
const SQL = /\b(DELETE\s+FROM|INSERT\s+INTO|UPDATE|FROM|JOIN)\s+"([A-Z]\w+)"/g

const ownerOf = file => /^server\/features\/([\w-]+)\//.exec(file)?.[1] ?? INFRASTRUCTURE

/** The owner of each table, by its name. */
export const owners = new Map(
  globSync('server/**/tables.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z]\w+): \{/gm)].map(([, table]) => [
      table,
      ownerOf(file.replaceAll('\\', '/')),
    ]),
  ),
)

/** The tables that the fields of each table lead to. */
const relations = new Map(
  globSync('prisma/models/*.prisma').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, table, body]) => [
      table,
      new Map(
        [...body.matchAll(/^ {2}(\w+)\s+([A-Z]\w+)(?:\[\]|\?)?(?:\s|$)/gm)]
          .filter(([, , type]) => owners.has(type))
          .map(([, field, type]) => [field, type]),
      ),
    ]),
  ),
)

/** Why `file` may not read or write `table`; undefined where it may. */
export function findTrespass(file, table, isWrite) {
  const owner = owners.get(table)
  if (!file.startsWith('server/') || owner === undefined || owner === ownerOf(file)) return undefined
  if (!isWrite && readsByDecision[file]?.includes(table)) return undefined
  return `${table} is of ${owner}, whose verbs ${isWrite ? 'write' : 'read'} it`
}

const nameOf = ({ computed, property }) => (computed ? undefined : property.name)
const keyOf = ({ key }) => key.name ?? key.value

/** The accesses of a call of Prisma: of its table, and of those that the fields in its query lead to. */
function accessesIn(node) {
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return []
  const [method, name = ''] = [nameOf(callee) ?? '', nameOf(callee.object)]
  const table = name.charAt(0).toUpperCase() + name.slice(1)
  const isWrite = WRITING.test(method)
  if (!owners.has(table) || (!isWrite && !READING.test(method))) return []
  return [{ node, table, isWrite }, ...node.arguments.flatMap(query => nestedIn(query, table, false, isWrite))]
}

function nestedIn(node, table, isData, isWrite) {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap(each => (each ? nestedIn(each, table, isData, isWrite) : []))
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap(each => nestedIn(each, table, isData, isWrite))
  if (node.type === 'LogicalExpression') return nestedIn(node.right, table, isData, isWrite)
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap(property => {
    if (property.type === 'SpreadElement') return nestedIn(property.argument, table, isData, isWrite)
    const key = keyOf(property)
    const next = relations.get(table)?.get(key)
    const inData = isData || (isWrite && ['data', 'create', 'update'].includes(key))
    const deeper = nestedIn(property.value, next ?? table, inData, isWrite)
    return next ? [{ node: property, table: next, isWrite: isData }, ...deeper] : deeper
  })
}

export default {
  meta: { name: 'owners' },
  rules: {
    tables: {
      create(context) {
        const file = relative(process.cwd(), context.filename).replaceAll('\\', '/')
        const check = ({ node, table, isWrite }) => {
          const problem = findTrespass(file, table, isWrite)
          if (problem) context.report({ node, message: problem })
        }
        return {
          CallExpression: node => accessesIn(node).forEach(check),
          TSSatisfiesExpression: node => {
            const { expression, typeAnnotation } = node
            const [, table] = QUERY.exec(typeAnnotation.typeName?.right?.name ?? '') ?? []
            const query = expression.type === 'TSAsExpression' ? expression.expression : expression
            if (owners.has(table)) nestedIn(query, table, false, false).forEach(check)
          },
          TemplateElement: node => {
            for (const [, what, table] of node.value.raw.matchAll(SQL))
              check({ node, table, isWrite: !/^(?:FROM|JOIN)$/.test(what) })
          },
        }
      },
    },
  },
}
