/**
 * @generated SignedSource<<0f5b577ccea9c162d71178df158af013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type candidaturasDoViewerUpdatableQuery$variables = {
  codigo: string;
};
export type candidaturasDoViewerUpdatableQuery$data = {
  get viewer(): {
    get situacaoDaCandidatura(): Record<PropertyKey, never> | null;
    set situacaoDaCandidatura(value: {
      readonly __typename: "SituacaoDaCandidatura";
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"candidaturasDoViewer_situacao">;
    } | null);
  } | null;
  set viewer(value: null | undefined);
};
export type candidaturasDoViewerUpdatableQuery = {
  response: candidaturasDoViewerUpdatableQuery$data;
  variables: candidaturasDoViewerUpdatableQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "codigo"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "candidaturasDoViewerUpdatableQuery",
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
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "codigo",
                "variableName": "codigo"
              }
            ],
            "concreteType": "SituacaoDaCandidatura",
            "kind": "LinkedField",
            "name": "situacaoDaCandidatura",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "candidaturasDoViewer_situacao"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "UpdatableQuery"
};

(node as any).hash = "6feab2dba641886ac51762c8c548df8c";

export default node;
