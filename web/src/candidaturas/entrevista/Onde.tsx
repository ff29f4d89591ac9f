import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'

type Props = { local: string | null | undefined; link: string | null | undefined }

/** The local of an entrevista, its link, or both. */
export const Onde = ({ local, link }: Props) => (
  <Text as="span" size="small" color="muted">
    {`${local ?? ''}${local && link ? ' · ' : ''}`}
    {link ? <TextLink to={link}>Abrir o link da entrevista</TextLink> : null}
  </Text>
)
