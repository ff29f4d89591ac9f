/**
 * @generated SignedSource<<2c8b339b8e9d72ee09b7f67c6a8e85f9>>
 * @relayHash 09575d4824c4e62b6dd2c9cdaf9db8ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc6c8f90947f86afb55b18ebb79502a4bd03cd8f75d1ec7f80145bfe968335f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc6c8f90947f86afb55b18ebb79502a4bd03cd8f75d1ec7f80145bfe968335f7",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
