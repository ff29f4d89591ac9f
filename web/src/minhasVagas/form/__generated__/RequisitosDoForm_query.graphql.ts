/**
 * @generated SignedSource<<189f70e9ece006d3c29f159e4346fe85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequisitosDoForm_query$data = {
  readonly instituicao: {
    readonly cursos: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "RequisitosDoForm_query";
};
export type RequisitosDoForm_query$key = {
  readonly " $data"?: RequisitosDoForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequisitosDoForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequisitosDoForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursos",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d8ae06d59b37ca68090536f7363367c5";

export default node;
