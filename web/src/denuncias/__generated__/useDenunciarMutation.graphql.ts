/**
 * @generated SignedSource<<c9bcf195b371d4af64d806348ac76b91>>
 * @relayHash 0035de92ffdf34e819662d583b074d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c07a5816e6ba354e65167ac396f60d8b9c7bf192397ebf0112c4b63c57c97f1

import type { ConcreteRequest } from 'relay-runtime';
export type MotivoDaDenuncia = "FALSIDADE" | "OFENSA" | "OUTRO" | "REGRAS" | "SPAM";
export type TipoDeCaso = "COMUNICADO" | "MENSAGEM" | "PERFIL" | "PUBLICACAO" | "VAGA";
export type DenunciarInput = {
  codigo: string;
  motivo: MotivoDaDenuncia;
  texto?: string | null;
  tipo: TipoDeCaso;
};
export type useDenunciarMutation$variables = {
  input: DenunciarInput;
};
export type useDenunciarMutation$data = {
  readonly denunciar: {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDenunciarMutation = {
  response: useDenunciarMutation$data;
  variables: useDenunciarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "denunciar",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CampoInvalido",
            "kind": "LinkedField",
            "name": "campos",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campo",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "EntradaInvalida",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDenunciarMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDenunciarMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1c07a5816e6ba354e65167ac396f60d8b9c7bf192397ebf0112c4b63c57c97f1",
    "metadata": {},
    "name": "useDenunciarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b573803f08d106de72274b5fba123d4";

export default node;
