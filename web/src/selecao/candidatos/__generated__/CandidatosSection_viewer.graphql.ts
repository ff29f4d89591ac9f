/**
 * @generated SignedSource<<5a93cee4d275db1d2ac3d11b454e6038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosSection_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_viewer" | "useTodosOsCandidatos_viewer">;
  readonly " $fragmentType": "CandidatosSection_viewer";
};
export type CandidatosSection_viewer$key = {
  readonly " $data"?: CandidatosSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatosSection_viewer",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useTodosOsCandidatos_viewer"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "CandidatosPainel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e23c7d7aad9dbde8f1c3459318b5d343";

export default node;
