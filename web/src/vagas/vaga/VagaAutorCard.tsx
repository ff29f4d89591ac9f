import { graphql, useFragment } from 'react-relay'
import { TambemResponde } from './TambemResponde.tsx'
import { paths, sobreVaga } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Seguir } from '../../buscas/Seguir.tsx'
import type { Alvo } from '../../buscas/SeguirButton.tsx'
import type { VagaAutorCard_vaga$data, VagaAutorCard_vaga$key } from './__generated__/VagaAutorCard_vaga.graphql.ts'
import { Autor } from '../card/Autor.tsx'
import * as styles from './VagaAutorCard.css.ts'

/** The author of the vaga, with a link to write to them. */
export const VagaAutorCard = ({ vagaRef }: { vagaRef: VagaAutorCard_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment VagaAutorCard_vaga on Vaga @throwOnFieldError {
        codigo
        titulo
        autor {
          codigo
          nome
          avatar
        }
        criadaEm
        departamento {
          # Of a department that came by another query it may not be known.
          codigo @catch(to: NULL)
          nome
        }
        ...TambemResponde_vaga
      }
    `,
    vagaRef,
  )
  return (
    <Card as="section" padding="compact" labelledBy="autor">
      <Heading level={2} look="label" id="autor">
        Publicado por
      </Heading>
      <div className={styles.linha}>
        <div className={styles.pessoa}>
          <Avatar nome={vaga.autor?.nome} src={vaga.autor?.avatar} />
          <Autor codigo={vaga.autor?.codigo} nome={vaga.autor?.nome} criadaEm={vaga.criadaEm} />
        </div>
        {vaga.autor ? <Escrever para={vaga.autor.codigo} vaga={vaga.codigo} titulo={vaga.titulo} /> : null}
      </div>
      <TambemResponde vagaRef={vaga} />
      <Seguir alvos={alvosDe(vaga)} />
    </Card>
  )
}

/** Whom and what the vaga is of. */
const alvosDe = ({ autor, departamento }: VagaAutorCard_vaga$data): Alvo[] => [
  ...(autor ? [{ tipo: 'PROFESSOR' as const, alvo: autor.codigo, nome: autor.nome ?? 'quem publicou' }] : []),
  ...(departamento?.codigo
    ? [{ tipo: 'DEPARTAMENTO' as const, alvo: departamento.codigo, nome: departamento.nome }]
    : []),
]

type EscreverProps = {
  para: string
  vaga: string
  titulo: string | null | undefined
}

const Escrever = ({ para, vaga, titulo }: EscreverProps) => (
  <div className={styles.acao}>
    <LinkButton
      to={paths.mensagens(para)}
      state={sobreVaga(vaga, titulo ?? 'Título não especificado')}
      look="secondary"
      shape="wide"
    >
      Enviar Mensagem
    </LinkButton>
  </div>
)
