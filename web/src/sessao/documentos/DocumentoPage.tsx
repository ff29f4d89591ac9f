import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { usePageReference } from '../../relay/usePageQuery.ts'
import { formatDate } from '../../ui/dates.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Bullets } from '../../ui/text/Bullets.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { DocumentoPageQuery } from './__generated__/DocumentoPageQuery.graphql.ts'
import { TextoDoDocumento } from './TextoDoDocumento.tsx'

const query = graphql`
  query DocumentoPageQuery($tipo: TipoDeDocumento!, $numero: Int) @preloadable @throwOnFieldError {
    instituicao {
      protecaoDeDados
    }
    documento(tipo: $tipo, numero: $numero) {
      tipo
      numero
      publicadoEm
      mudou
      texto
      versoes {
        numero
        publicadoEm
        mudou
      }
    }
  }
`

type Documento = NonNullable<DocumentoPageQuery['response']['documento']>

const titulos = { PRIVACIDADE: 'Aviso de privacidade', TERMOS: 'Termos de uso' } as const
const enderecos = { PRIVACIDADE: paths.privacidade, TERMOS: paths.termos } as const

/** '/privacidade' and '/termos', also without a session: a version, and the way to the others. */
export const DocumentoPage = () => {
  const reference = usePageReference<DocumentoPageQuery>(query)
  const { documento, instituicao } = usePreloadedQuery<DocumentoPageQuery>(query, reference)
  const titulo = titulos[reference.variables.tipo]
  return (
    <Page dense width="form">
      <Stack gap="large">
        <PageHeader
          title={titulo}
          look="dense"
          lead={documento ? `Publicado em ${formatDate(documento.publicadoEm)}.` : 'Ainda não foi publicado.'}
        />
        {documento ? <Versao documento={documento} /> : null}
        {instituicao.protecaoDeDados ? (
          <Text>
            Encarregado pelo tratamento de dados pessoais:{' '}
            <TextLink to={`mailto:${instituicao.protecaoDeDados}`}>{instituicao.protecaoDeDados}</TextLink>
          </Text>
        ) : null}
        {documento && documento.versoes.length > 1 ? <Versoes documento={documento} /> : null}
      </Stack>
    </Page>
  )
}

const Versao = ({ documento: { mudou, texto } }: { documento: Documento }) => (
  <>
    <Text color="muted">{`O que mudou: ${mudou}`}</Text>
    <TextoDoDocumento texto={texto} />
  </>
)

const Versoes = ({ documento: { tipo, numero, versoes } }: { documento: Documento }) => (
  <Stack>
    <Heading level={2}>Outras versões</Heading>
    <Bullets>
      {versoes
        .filter(versao => versao.numero !== numero)
        .map(versao => (
          <li key={versao.numero}>
            <TextLink to={enderecos[tipo](versao.numero)}>{formatDate(versao.publicadoEm)}</TextLink>
            {`: ${versao.mudou}`}
          </li>
        ))}
    </Bullets>
  </Stack>
)
