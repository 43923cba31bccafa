import { PrismaLibSQL } from '@prisma/adapter-libsql'

const url = (process.env.DATABASE_URL ??= 'file:./data/agency.db')
const provider = url.startsWith('postgres') ? 'postgresql' : 'sqlite'

// a plain object: the types of Prisma's `defineConfig` are a tenth of all lines that a type check reads
export default {
  experimental: { adapter: true },
  engine: 'js',
  schema: `prisma/${provider}`,
  migrations: { path: `prisma/${provider}/migrations` },
  adapter: async () => (provider === 'sqlite' ? new PrismaLibSQL({ url }) : offlinePostgres()),
}

/** The CLI asks PostgreSQL for its version even to write SQL. This answers, so that it never connects to a real one. */
function offlinePostgres() {
  const version = {
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [5, 7, 0],
    rows: [[true, 'PostgreSQL 18.0', 180000]],
  }
  const connection = {
    provider: 'postgres',
    adapterName: 'offline',
    queryRaw: async () => version,
    executeRaw: async () => 0,
    executeScript: async () => {},
    dispose: async () => {},
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  }
  return {
    provider: 'postgres',
    adapterName: 'offline',
    connect: async () => connection,
    connectToShadowDb: async () => connection,
  } as never
}
