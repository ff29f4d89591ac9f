/**
 * @generated SignedSource<<52cdfd0dcef5c59b24c4336aa1be43a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaVaga = "AUTOR" | "GESTOR";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type useMinhasVagas_edges$data = ReadonlyArray<{
  readonly node: {
    readonly codigo: string;
    readonly criadaEm: string | null;
    readonly meuPapel: PapelNaVaga | null;
    readonly nomeDoTipo: string | null;
    readonly status: StatusDaVaga | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  };
  readonly totalDeCandidatos: number;
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
      "kind": "ScalarField",
      "name": "totalDeCandidatos",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MinhaVagaEdge",
  "abstractKey": null
};

(node as any).hash = "85f224c6f3490bc2a09a2562b70528cf";

export default node;
