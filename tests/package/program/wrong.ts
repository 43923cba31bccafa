// What a program gets wrong is a type error: each line below needs its comment, and has no other problem.
import { type Outputs, restClient, trpcClient } from '@agency/api-client'

const options = { url: 'https://agency.example' }
const rest = restClient(options)
const trpc = trpcClient(options)
const news: Outputs['news']['list'] = await trpc.news.list.query()

// @ts-expect-error no such path
void rest.GET('/our-client')
// @ts-expect-error the field is called countryName
void rest.POST('/our-clients/our-clients', { body: { country: 'Qatar', workSummary: '', countryFlagImage: '' } })
// @ts-expect-error a piece of news has a title
void rest.PUT('/news/{id}', { params: { path: { id: '' } }, body: { headline: '' } })
// @ts-expect-error a picture is a file
void rest.POST('/images', { body: { image: 'doha.jpg' } })
// @ts-expect-error an error has no data
void rest.GET('/agency').then(({ data }) => data.data)
// @ts-expect-error no such procedure
void trpc.clients.remove
// @ts-expect-error the id is a text
void trpc.clients.byId.query({ _id: 7 })
// @ts-expect-error no such field
void news.map(({ headline }) => headline)
// @ts-expect-error a date comes as text
void trpc.media.byPath.query({ path: '' }).then(picture => picture.touchedAt.getTime())
