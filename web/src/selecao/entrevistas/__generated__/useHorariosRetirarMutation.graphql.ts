/**
 * @generated SignedSource<<0aecd01bf5497f6a5d09c933ff36e594>>
 * @relayHash 1b65891a4605bcf5e33626bf56fc9807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01f47d11510826b503d8a9a3d7e1e572f891bffc2f71ace1274b6b6ad7675a23

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetirarHorarioInput = {
  horario: string;
  vaga: string;
};
export type useHorariosRetirarMutation$variables = {
  input: RetirarHorarioInput;
};
export type useHorariosRetirarMutation$data = {
  readonly retirarHorario: {
    readonly vaga?: {
      readonly " $fragmentSpreads": FragmentRefs<"Horarios_vaga">;
    } | null;
  };
};
export type useHorariosRetirarMutation = {
  response: useHorariosRetirarMutation$data;
  variables: useHorariosRetirarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHorariosRetirarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "retirarHorario",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Horarios_vaga"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RetirarHorarioSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHorariosRetirarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "retirarHorario",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Horario",
                    "kind": "LinkedField",
                    "name": "entrevistas",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "inicio",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "minutos",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "local",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "link",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Pessoa",
                        "kind": "LinkedField",
                        "name": "candidato",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "nome",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RetirarHorarioSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "01f47d11510826b503d8a9a3d7e1e572f891bffc2f71ace1274b6b6ad7675a23",
    "metadata": {},
    "name": "useHorariosRetirarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76b218421435595b7e265305ed122c5f";

export default node;
