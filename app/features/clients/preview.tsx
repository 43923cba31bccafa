import { definePagePreview } from '#app/features/pages/page-preview.ts'
import { ClientsPage, loadClients } from '#app/features/clients/public/clients-page.tsx'
import { ClientPage, loadClientPage } from '#app/features/clients/public/client-page.tsx'
import type { Client } from '#app/features/clients/queries.ts'
import { localizedText } from '#i18n/locale.ts'
import { named, definePreview } from '#app/staff/preview.ts'

export const preview = definePreview({
  async load(record) {
    const client = named(record as Client, 'countryName', 'countryNameBn')
    const title = localizedText(client.countryName, client.countryNameBn).children
    return { title, props: await loadClientPage(Promise.resolve(client)) }
  },
  Page: ClientPage,
})

export const pagePreview = definePagePreview({
  load: async page => ({ ...(await loadClients()), page }),
  Page: ClientsPage,
})
