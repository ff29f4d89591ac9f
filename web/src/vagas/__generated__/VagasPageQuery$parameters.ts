/**
 * @generated SignedSource<<a98fe6c5eceffea75eba0c9d288a3067>>
 * @relayHash cb5d1fb650a8649ed7e07446ce3aa504
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5883334fb4016dc698a2040cc81fd68bec4c82c2428fa49f9019aba8ba08b269

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagasPageQuery } from './VagasPageQuery.graphql';

const node: PreloadableConcreteRequest<VagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5883334fb4016dc698a2040cc81fd68bec4c82c2428fa49f9019aba8ba08b269",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
