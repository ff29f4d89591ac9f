/**
 * @generated SignedSource<<646ad6af3b4fac1543b29d6b9796fc14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NovaVagaForm_query$data = {
  readonly tiposDeVaga: ReadonlyArray<{
    readonly aceitaPerguntas: boolean;
    readonly aceitaRascunho: boolean;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"CondicoesFields_query" | "EscolhasFields_query" | "InteressesField_query" | "PedidosFields_query" | "PreviaDaVaga_query" | "useCopiaDeVaga_query">;
  readonly " $fragmentType": "NovaVagaForm_query";
};
export type NovaVagaForm_query$key = {
  readonly " $data"?: NovaVagaForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NovaVagaForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NovaVagaForm_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OpcaoDeTipo",
        "kind": "LinkedField",
        "name": "tiposDeVaga",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "aceitaRascunho",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "aceitaPerguntas",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCopiaDeVaga_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EscolhasFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CondicoesFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesField_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PedidosFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviaDaVaga_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fe7df3b9e41de893c07a42677e79412b";

export default node;
