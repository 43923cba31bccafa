import { formMarks } from '#server/http/form-marks.shared.ts'
import { markUnsent, pageOfForm } from './unsent-words.ts'

const DATABASE = 'forms'
const STORE = 'unsent'
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * What somebody has typed into the form of one page. `sendKey` makes what is sent twice one record; `sent` is what was
 * sent with it: anything else has a key of its own.
 */
export type SavedForm = {
  sendKey: string
  sent?: string | undefined
  fields: Record<string, string>
  /** by the names of their fields */
  files: Record<string, File[]>
  savedAt: number
  /** it was to be sent, and there was no connection */
  isWaiting: boolean
}

/** Where a browser has no database, as in some private windows, the words last as long as the page. */
const inMemory = new Map<string, SavedForm>()

/** What was typed on this page, unless it is older than seven days. */
export async function findSaved(): Promise<SavedForm | undefined> {
  const saved = await inStore<SavedForm | undefined>('readonly', store => store.get(pageOfForm()))
  if (!saved || Date.now() - saved.savedAt < KEPT_MS) return saved
  await forgetSaved()
  return undefined
}

/** Keeps what stands in a form on this device, and where it `isWaiting` is going to be sent. */
export async function saveForm(form: HTMLFormElement, isWaiting: boolean): Promise<SavedForm> {
  const before = await findSaved()
  const data = new FormData(form)
  const fields = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const files = filesIn(form)
  const sending = isWaiting ? wordsOf(fields, files) : before?.sent
  const isOther = isWaiting && before?.sent !== undefined && before.sent !== sending
  const saved: SavedForm = {
    sendKey: before && !isOther ? before.sendKey : randomKey(),
    sent: sending,
    fields,
    files,
    savedAt: Date.now(),
    isWaiting,
  }
  await inStore('readwrite', store => store.put(saved, pageOfForm()))
  markUnsent(true)
  return saved
}

export async function forgetSaved(): Promise<void> {
  await inStore('readwrite', store => store.delete(pageOfForm()))
  markUnsent(false)
}

/** Puts what was saved back into the form, as if it were typed again. */
export function fillIn(form: HTMLFormElement, { fields, files }: SavedForm): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')) {
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
      field.checked = fields[field.name] === field.value
    else if (field instanceof HTMLInputElement && field.type === 'file') {
      if (!files[field.name]) continue
      chooseFiles(field, files[field.name]!)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (fields[field.name] !== undefined) field.value = fields[field.name]!
  }
}

/** Puts files into a field, as if somebody had chosen them. */
export function chooseFiles(field: HTMLInputElement, files: File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  field.files = chosen.files
}

/** All that somebody typed and chose in one text, so that two sendings can be compared. */
const wordsOf = (fields: SavedForm['fields'], files: SavedForm['files']): string =>
  JSON.stringify([
    Object.entries(fields).filter(([name]) => !Object.hasOwn(formMarks, name)),
    Object.entries(files).map(([name, chosen]) => [name, chosen.map(({ size, lastModified }) => [size, lastModified])]),
  ])

const filesIn = (form: HTMLFormElement): Record<string, File[]> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
      .filter(({ files }) => files && files.length > 0)
      .map(({ name, files }) => [name, [...files!]]),
  )

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  try {
    const database = await resultOf<IDBDatabase>(open())
    const result = await resultOf<T>(work(database.transaction(STORE, mode).objectStore(STORE)))
    database.close()
    return result
  } catch {
    return work(memoryStore as unknown as IDBObjectStore) as T
  }
}

const memoryStore = {
  get: (key: string) => inMemory.get(key),
  put: (saved: SavedForm, key: string) => inMemory.set(key, saved),
  delete: (key: string) => inMemory.delete(key),
}

function open() {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return request
}

function resultOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database of the browser failed')))
  })
}
