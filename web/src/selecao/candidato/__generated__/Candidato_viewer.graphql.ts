/**
 * @generated SignedSource<<8e2f25f2d5eabf5b788ca1c1befc79f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Candidato_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EntrevistaMarcada_viewer">;
  readonly " $fragmentType": "Candidato_viewer";
};
export type Candidato_viewer$key = {
  readonly " $data"?: Candidato_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Candidato_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Candidato_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "codigo",
          "variableName": "codigo"
        }
      ],
      "kind": "FragmentSpread",
      "name": "EntrevistaMarcada_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "022033edff4254122de601900e18461f";

export default node;
