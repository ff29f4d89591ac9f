/**
 * @generated SignedSource<<90f77da8e66c2d87c2b89b94e5458f7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEnviarAvatar_usuario$data = {
  readonly avatar: string | null;
  readonly pessoa: {
    readonly avatar: string | null;
  };
  readonly " $fragmentType": "useEnviarAvatar_usuario";
};
export type useEnviarAvatar_usuario$key = {
  readonly " $data"?: useEnviarAvatar_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnviarAvatar_usuario">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEnviarAvatar_usuario",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "pessoa",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};
})();

(node as any).hash = "9fcd6787e1be5a85153a7cfc85a3b12a";

export default node;
