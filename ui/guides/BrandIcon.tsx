import { BrandIcon } from '../BrandIcon.tsx'
import { IconButton } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The logo of another service in the colour of the words around it, inside a link to our page there.',
  avoid: 'Signing in (ProviderIcon), and our own icons (Lucide, in an Icon).',
  anatomy: [['Logo', 'A square in the colour of the words; 20 pixels without a `className`.']],
  pairs: [
    {
      do: {
        shows: (
          <IconButton asChild aria-label="Facebook">
            <a href="#facebook">
              <BrandIcon brand="facebook" />
            </a>
          </IconButton>
        ),
        why: 'The link says where it leads.',
      },
      dont: { shows: <BrandIcon brand="facebook" />, why: 'A logo alone: nobody can press it and it is not read out.' },
    },
  ],
  accessibility: ['Hidden from screen readers: the link has the name.'],
  content: ['The name as the service writes it.'],
  recipes: ['FootOfSite'],
}
