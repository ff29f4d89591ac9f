import { Cluster } from '../ui/Cluster.tsx'
import { TextLink } from '../ui/TextLink.tsx'

/** The prototype and the support, outside this site (specification §1). */
export const LinksExternos = () => (
  <Cluster gap="large">
    <TextLink to="https://prototipo.puc.example" alone>
      Ver o protótipo
    </TextLink>
    <TextLink to="mailto:suporte@puc.example" alone>
      Falar com o suporte
    </TextLink>
  </Cluster>
)
