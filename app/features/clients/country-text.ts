import { localizedText } from '#i18n/locale.ts'
import type { PublicClient } from '#server/features/clients/domain.ts'

/** The name of a client country, as props of the element that shows it. */
export const countryText = ({
  countryName,
  countryNameBn,
  countryNameAr,
}: Pick<PublicClient, 'countryName' | 'countryNameBn' | 'countryNameAr'>): ReturnType<typeof localizedText> =>
  localizedText(countryName, countryNameBn, countryNameAr)
