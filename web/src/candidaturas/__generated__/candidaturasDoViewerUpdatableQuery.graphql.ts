/**
 * @generated SignedSource<<b0d8eb3d01e108c7a32bb8010ceb05d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type candidaturasDoViewerUpdatableQuery$variables = {
  vaga: string;
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
        "name": "vaga"
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
                "name": "vaga",
                "variableName": "vaga"
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

(node as any).hash = "537f03a8023547bc1ba71f451503724c";

export default node;
