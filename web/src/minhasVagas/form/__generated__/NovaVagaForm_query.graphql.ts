/**
 * @generated SignedSource<<6d53da8269389593d7d518354d3eefd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NovaVagaForm_query$data = {
  readonly tiposDeVaga: ReadonlyArray<{
    readonly aceitaRascunho: boolean;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"EscolhasFields_query" | "PerfilFields_query" | "PreviaDaVaga_query" | "useCopiaDeVaga_query">;
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
      "name": "PerfilFields_query"
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

(node as any).hash = "b1cbc6bb3f51bccbc4c06e18965720e1";

export default node;
