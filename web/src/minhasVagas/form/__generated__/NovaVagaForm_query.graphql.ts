/**
 * @generated SignedSource<<e852194b8dbea7fdfb4d9241f90226a0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CondicoesFields_query" | "EscolhasFields_query" | "InteressesField_query" | "PreviaDaVaga_query" | "RequisitosDoForm_query">;
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
      "name": "RequisitosDoForm_query"
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

(node as any).hash = "9fe9b9a91d9454caead2ac9cb238a568";

export default node;
