/**
 * @generated SignedSource<<734a28042b8dfa4481067ce19361282c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasPage_aoLado$data = {
  readonly viewer: {
    readonly usuario: {
      readonly temHistorico: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"ProgressoComplementar_viewer">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosAplicados_query" | "FiltrosPanel_query" | "FiltrosSelecionados_query" | "useUrlCorrection_query">;
  readonly " $fragmentType": "VagasPage_aoLado";
};
export type VagasPage_aoLado$key = {
  readonly " $data"?: VagasPage_aoLado$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasPage_aoLado">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagasPage_aoLado",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "temHistorico",
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
          "name": "ProgressoComplementar_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUrlCorrection_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FiltrosPanel_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FiltrosSelecionados_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FiltrosAplicados_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "56272e95d71ab6d9bdff8d09f24fd662";

export default node;
