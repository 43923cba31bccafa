import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { root, startProduct } from '../../tests/browser/product.ts'
import { openClient } from '../patterns/client.ts'
import { playDay } from '../patterns/play.ts'
import { openReceiver } from '../patterns/receiver.ts'
import { node } from '../setup.mjs'

const PICTURE_WIDTH = 16 // pixels: what is kept is the database; 10 MB of pictures would be in the repository for good

/** Works a day on the demonstration with the built product, and stores the backup of it. */
export async function recordData(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'release-'))
  const receiver = await openReceiver()
  const product = await startProduct({ DEMO: 'on', DATA_DIR: dataDir, WEBHOOK_STAND_IN: receiver.origin })
  try {
    await playDay(() => openClient(product.url), receiver.origin)
    await shrink(join(dataDir, 'pictures'))
    execFileSync(join(root, node), ['dist/server/backup.js'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const archive = (await readdir(join(dataDir, 'backups'))).find(each => each.endsWith('.tar.gz'))!
    await mkdir(dirname(file), { recursive: true })
    await copyFile(join(dataDir, 'backups', archive), file)
  } finally {
    await product.end()
    receiver.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function shrink(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    await writeFile(path, await sharp(path).resize(PICTURE_WIDTH).toBuffer())
  }
}
