import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Why the program cannot start: one sentence for the operator. */
export class StartError extends Error {}

/** Ends the program with the sentence of a StartError and code 1; throws any other error. */
export function exitWithStartError(error: unknown): never {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** The StartError for an error of the file system; undefined for any other error. */
export function fileFault(error: unknown, path: string, setting: string): StartError | undefined {
  const { code } = error as NodeJS.ErrnoException
  const user = process.getuid ? ` for the user with the number ${process.getuid()}` : ''
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return new StartError(`${path} may not be written: open it${user}, or set ${setting} to another place.`, {
        cause: error,
      })
    case 'EROFS':
      return new StartError(`${path} lies on a disk that may only be read: set ${setting} to another place.`, {
        cause: error,
      })
    case 'EEXIST':
    case 'ENOTDIR':
      return new StartError(`${path} is a file or lies in one: ${setting} must lead to a folder.`, { cause: error })
    case 'EISDIR':
      return new StartError(`${path} is a folder: ${setting} must name a file.`, { cause: error })
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`The disk of ${path} is full: make room and start again.`, { cause: error })
    default:
      return undefined
  }
}

/** Whether a file or a database could not be written as the disk of a folder is full. */
export function isFullDisk(error: unknown, folder: string): boolean {
  const { code = '', message } = error as Error & { code?: string }
  if (/ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full/.test(`${code} ${message}`)) return true
  return /SQLITE_IOERR/.test(`${code} ${message}`) && statfsSync(folder).bavail === 0
}

/** The StartError for an error that SQLite throws on opening; undefined for any other error. */
export function sqliteFault(error: unknown, file: string): StartError | undefined {
  const { code = '', message } = error as Error & { code?: string }
  const cause = { cause: error }
  if (/SQLITE_(?:CORRUPT|NOTADB)|malformed|not a database/.test(`${code} ${message}`)) return damaged(file, error)
  if (/SQLITE_(?:FULL|IOERR)/.test(code) && statfsSync(dirname(file)).bavail === 0)
    return new StartError(`The disk of ${file} is full: make room and start again.`, cause)
  if (/SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)|Failed to connect to database/.test(`${code} ${message}`))
    return new StartError(
      `The database ${file} cannot be opened to write: see to the rights of the file, its folder, and the files beside it that begin with its name.`,
      cause,
    )
  if (/SQLITE_(?:BUSY|LOCKED)/.test(code))
    return new StartError(`Another program holds the database ${file}: stop it and start again.`, cause)
  if (/SQLITE_(?:FULL|IOERR)/.test(code))
    return new StartError(
      `The disk of ${file} cannot be read or written (${code}): see to the disk, then start again.`,
      cause,
    )
  return undefined
}

export function damaged(file: string, cause?: unknown): StartError {
  return new StartError(
    `The database ${file} is damaged: set it aside and restore a backup (npm run restore -- FILE).`,
    { cause },
  )
}

/** The StartError for an error of PostgreSQL. Never repeats the password in the URL. */
export function postgresFault(error: unknown, address: string): StartError {
  const { code = '', message } = error as Error & { code?: string }
  const { host, username, pathname } = new URL(address)
  const server = `PostgreSQL at ${host || 'this machine'}`
  const cause = { cause: error }
  const reason = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'there is no such host',
    EHOSTUNREACH: 'no way leads there',
    ENETUNREACH: 'no way leads there',
    ETIMEDOUT: 'no answer came',
  }[code]
  if (reason) return new StartError(`${server} does not answer (${reason}): start it, or correct DATABASE_URL.`, cause)
  if (/timeout/i.test(message))
    return new StartError(`${server} does not answer (no answer came): start it, or correct DATABASE_URL.`, cause)
  if (code.startsWith('28'))
    return new StartError(
      `${server} does not let “${decodeURIComponent(username)}” in: correct the name or the password in DATABASE_URL.`,
      cause,
    )
  if (code === '3D000')
    return new StartError(`${server} has no database “${pathname.slice(1)}”: make it, or correct DATABASE_URL.`, cause)
  if (code === '42501')
    return new StartError(
      `“${decodeURIComponent(username)}” may not make tables in PostgreSQL at ${host}: make it the owner of the database.`,
      cause,
    )
  return new StartError(`${server} cannot be used: ${message || code}.`, cause)
}

/** The StartError for an error of `listen`. */
export function listenFault(error: NodeJS.ErrnoException, { HOST, PORT }: { HOST: string; PORT: number }): StartError {
  const cause = { cause: error }
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT ${PORT} is in use by another program: stop it, or start with another one, such as PORT=${PORT + 1}.`,
        cause,
      )
    case 'EACCES':
      return new StartError(
        `PORT ${PORT} may not be opened by this user: take one from 1024 on, and a proxy in front.`,
        cause,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(
        `HOST cannot be “${HOST}”: allowed is an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`,
        cause,
      )
    default:
      return new StartError(`HOST ${HOST} and PORT ${PORT} cannot be opened: ${error.message}.`, cause)
  }
}
