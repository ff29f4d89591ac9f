/**
 * @generated SignedSource<<186f41f3115bde0ed04bfe114e125196>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuasBuscas_viewer$data = {
  readonly noAparelho: {
    readonly aparelho: {
      readonly __typename: "Aparelho";
    } | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"buscas_viewer">;
  readonly " $fragmentType": "SuasBuscas_viewer";
};
export type SuasBuscas_viewer$key = {
  readonly " $data"?: SuasBuscas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuasBuscas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuasBuscas_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "buscas_viewer"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "NoAparelho",
        "kind": "LinkedField",
        "name": "noAparelho",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Aparelho",
            "kind": "LinkedField",
            "name": "aparelho",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "519429a3adfe11837b11a2aaf42de676";

export default node;
