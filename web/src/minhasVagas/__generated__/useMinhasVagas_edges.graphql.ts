/**
 * @generated SignedSource<<57830f40d2ac4ae1a394f6ced5cfecc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaVaga = "AUTOR" | "GESTOR";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type useMinhasVagas_edges$data = ReadonlyArray<{
  readonly node: {
    readonly candidatosNovos: number | null;
    readonly codigo: string;
    readonly criadaEm: string | null;
    readonly id: string;
    readonly meuPapel: PapelNaVaga | null;
    readonly nomeDoTipo: string | null;
    readonly prazo: string | null;
    readonly primeiraRevisao: {
      readonly aguarda: boolean;
    } | null;
    readonly status: StatusDaVaga | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
    readonly totalDeCandidatos: number;
  };
  readonly " $fragmentType": "useMinhasVagas_edges";
}>;
export type useMinhasVagas_edges$key = ReadonlyArray<{
  readonly " $data"?: useMinhasVagas_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMinhasVagas_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useMinhasVagas_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titulo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeDoTipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "criadaEm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meuPapel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalDeCandidatos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidatosNovos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prazo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PrimeiraRevisao",
          "kind": "LinkedField",
          "name": "primeiraRevisao",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aguarda",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VagaEdge",
  "abstractKey": null
};

(node as any).hash = "53de3db6c91c5bf9bb46e14f1e82bcea";

export default node;
