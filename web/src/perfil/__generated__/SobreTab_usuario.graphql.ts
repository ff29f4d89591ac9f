/**
 * @generated SignedSource<<b739855343faa74db8c790a366515161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SobreTab_usuario$data = {
  readonly sobre: string | null;
  readonly " $fragmentType": "SobreTab_usuario";
};
export type SobreTab_usuario$key = {
  readonly " $data"?: SobreTab_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"SobreTab_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SobreTab_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sobre",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "8789991be5485f18992e14023ff3eabe";

export default node;
