import { agency } from '#i18n/agency.ts'
import { hasColleagues } from '#server/features/accounts/domain.ts'
import { totals } from '#server/features/clients/domain.ts'
import { list as listSlides } from '#server/features/slides/domain.ts'

/** What leads a new owner from an empty site to one that can be shown, in this order; true is done. */
export type FirstSteps = Record<'identity' | 'licence' | 'phone' | 'country' | 'slide' | 'colleague', boolean>

/** Which of the first steps are done. */
export async function findFirstSteps(): Promise<FirstSteps> {
  const [{ countries }, slides, colleague] = await Promise.all([totals(), listSlides(), hasColleagues()])
  const { isNamed, licences, phones } = agency()
  return {
    identity: isNamed === true,
    licence: licences.length > 0,
    phone: phones.length > 0,
    country: countries > 0,
    slide: slides.length > 0,
    colleague,
  }
}
